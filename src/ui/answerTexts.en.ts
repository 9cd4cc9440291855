export default {
  confirm: 'OK',
  cancel: 'Cancel',
}
