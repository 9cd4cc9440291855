export default {
  total: (count: number) => (count === 1 ? '1 person in all' : `${count} people in all`),
  tabs: {
    0: () => 'Members',
    1: () => 'First level',
    2: () => 'Second level',
  },
  none: {
    0: () => 'No members yet',
    1: () => 'Nobody at the first level yet',
    2: () => 'Nobody at the second level yet',
  },
  noneNote: 'Whoever joins by a poster or a link of yours is shown here',
  invite: 'Invite friends',
  nameless: 'No nickname yet',
  registered: (day: string) => `Member since ${day}`,
  joined: (day: string) => `Joined on ${day}`,
  placed: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
  completed: (count: number) => `${count} completed`,
}
