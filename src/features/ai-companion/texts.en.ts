export default {
  title: 'AI companion',
  empty: 'The AI companion is on its way',
  emptyNote: 'It will be here as soon as it is ready',
  home: 'Home',
}
