export default {
  stop: 'Virtual goods cannot be paid for here',
  stopNote: 'Mini-programs on iOS take neither orders nor payments for virtual goods',
}
