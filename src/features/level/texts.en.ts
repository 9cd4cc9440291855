export default {
  title: 'Member level',
  growth: (growth: number) => `${growth} growth`,
  missing: (growth: number, name: string) => `${growth} more growth to reach ${name}`,
  soon: (name: string) => `Enough growth: the next you earn takes you to ${name}`,
  top: 'This is the highest level',
  progress: (percent: number) => `${percent}% of the way to the next level`,
  levels: 'What each level brings',
  from: (growth: number) => `From ${growth} growth`,
  gifts: 'Once, on reaching it',
  rules: 'Growth rules',
  ledger: 'Growth this month',
  none: 'This mall has no member levels',
}
