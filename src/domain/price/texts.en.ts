export default {
  points: (count: number) => (count === 1 ? ' point' : ' points'),
}
