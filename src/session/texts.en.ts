export default {
  noEnglish: 'English could not be loaded, please try again later',
  privacyRefused: 'Privacy agreement not accepted, related functions are unavailable',
}
