export default {
  noMore: "You've reached the end",
  loadMore: 'Tap to load more',
  moreFailed: "Couldn't load. Tap to retry",
}
