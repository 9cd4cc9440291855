export default {
  updateTitle: 'New version',
  updateContent: 'A new version is ready. Restart now?',
  restart: 'Restart',
  later: 'Later',
}
