export default {
  privacy: 'Privacy policy',
  agreement: 'User agreement',
  reload: 'Nothing arrived, tap to try again',
}
