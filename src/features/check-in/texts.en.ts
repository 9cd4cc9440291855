const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

export default {
  title: 'Check-in',
  streak: (count: number) => (count > 0 ? `${days(count)} in a row` : 'Not checked in yet'),
  today: (reward: string) => `Check in today for ${reward}`,
  todayPlain: 'Once a day; days in a row bring more',
  newRound: (reward: string) => (reward ? `A new round: check in today for ${reward}` : 'A new round begins'),
  tomorrow: (reward: string) => `Tomorrow brings ${reward}`,
  tomorrowPlain: 'Come back tomorrow',
  checkIn: 'Check in',
  brought: (reward: string) => (reward ? `Checked in: you got ${reward}` : 'Checked in'),
  done: 'Checked in today',
  calendar: (cycle: number) => `A round of ${days(cycle)}`,
  toPoints: 'See your points',
  rules: 'How it works',
  daily: 'Check in once a day; the day changes at midnight in Beijing',
  round: (cycle: number) => `After ${days(cycle)} in a row a new round begins at day\u00a01`,
  missed: 'Miss a day, and you are back at day\u00a01',
  off: 'Check-in is not open at the moment',
}
