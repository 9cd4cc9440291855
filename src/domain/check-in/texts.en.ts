export default {
  points: (count: number) => (count === 1 ? '1 point' : `${count} points`),
  growth: (count: number) => `${count} growth`,
  balance: (money: string) => `¥${money} balance`,
  comma: ', ',
  day: (day: number) => `Day ${day}`,
  signed: 'Done',
}
