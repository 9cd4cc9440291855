export default {
  pickFailed: 'The map could not be opened, please try again',
  refusedTitle: 'Location is not allowed',
  refusedHow: 'Allow “Location” in the settings, or simply choose the region by hand.',
  toSettings: 'Settings',
  notNow: 'By hand',
  noPosition: 'Your position could not be found, please try again later',
  onMap: (name: string) => `Show ${name} on the map`,
}
