export default {
  collect: 'Tap "···" above and add us to My Mini Programs to find us again',
  news: 'News',
}
