export default {
  title: 'Your privacy',
  why: 'This needs some of your personal data. Please read the privacy guidelines first: after you agree it goes on where it stopped. Without it you can still browse and choose.',
  policy: 'Read the privacy guidelines',
  agree: 'Agree and go on',
  refuse: 'Disagree',
}
