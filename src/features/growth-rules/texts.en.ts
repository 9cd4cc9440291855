export default {
  title: 'Growth rules',
  levels: 'Member levels',
  start: 'On joining',
  from: (growth: number) => `${growth} growth`,
  growth: 'Growth',
  point: 'Points',
  balance: 'Balance',
}
