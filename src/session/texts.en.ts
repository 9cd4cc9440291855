export default {
  unavailable: 'Not available yet',
  privacyRefused: 'Privacy agreement not accepted, related functions are unavailable',
}
