export default {
  couponFrom: (money: string) => (Number(money) > 0 ? `Over ¥${Number(money)}` : 'No minimum'),
}
