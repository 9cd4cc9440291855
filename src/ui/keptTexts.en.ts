export default {
  defaultTag: 'Default',
  isDefault: 'Default',
  makeDefault: 'Set as default',
  edit: 'Edit',
  remove: 'Delete',
}
