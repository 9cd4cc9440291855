export default {
  thisMonth: 'This month',
  all: 'All entries',
  none: 'Nothing this month yet',
  failed: 'Could not load. Tap to try again',
}
