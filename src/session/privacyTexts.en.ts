export default {
  privacyRefused: 'Privacy agreement not accepted, related functions are unavailable',
}
