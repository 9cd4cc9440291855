export default {
  title: 'Wholesale goods',
  name: 'Wholesale',
  retail: 'Retail',
  notOffered: 'This option is not sold wholesale',
  together: (num: number, _unit: string, price: string) => `${num} × ¥${price}`,
  gone: 'This item is no longer sold wholesale',
  saved: (money: string) => `¥${money} less than retail`,
}
