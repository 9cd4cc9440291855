export default {
  privacy: 'Privacy policy',
  agreement: 'Registration agreement',
  reload: 'Nothing arrived, tap to try again',
}
