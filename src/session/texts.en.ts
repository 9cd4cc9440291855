export default {
  noEnglish: 'English could not be loaded, please try again later',
}
