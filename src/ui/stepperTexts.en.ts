export default {
  less: 'Decrease quantity',
  more: 'Increase quantity',
  quantity: 'Quantity',
  atMost: (max: number) => `At most ${max}`,
  atLeast: (min: number) => `At least ${min}`,
}
