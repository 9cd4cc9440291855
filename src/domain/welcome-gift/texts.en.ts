export default {
  title: 'Your welcome gift',
  take: 'Wonderful',
  points: 'Points',
  growth: 'Growth',
  balance: 'Balance',
  from: (money: string) => `From ¥${money}`,
  fromAny: 'No minimum',
}
