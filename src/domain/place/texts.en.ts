export default {
  pickFailed: 'The map could not be opened, please try again',
  refusedTitle: 'Location is not allowed',
  refusedHow: 'Allow “Location” in the settings, or simply choose the region by hand.',
  toSettings: 'Settings',
  notNow: 'By hand',
  noPosition: 'Your position could not be found, please try again later',
  away: (km: string) => (Number(km) < 1 ? `${Math.round(Number(km) * 1000)} m` : `${Number(km).toFixed(1)} km`),
  openMap: 'Map',
  onMap: (name: string) => `Show ${name} on the map`,
}
