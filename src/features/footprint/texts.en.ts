const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export default {
  title: 'Footprints',
  today: 'Today',
  yesterday: 'Yesterday',
  day: (month: number, date: number) => `${months[month - 1] ?? month} ${date}`,
  clear: 'Clear',
  clearAsk: 'Clear all footprints?',
  clearNote: 'They cannot be brought back',
  cleared: 'Footprints cleared',
  empty: 'You have not looked at any goods yet',
}
