export default {
  none: (_name: string) => 'You have not joined the programme yet',
  noneNote: 'Join to promote goods and see what you earn',
  join: (_name: string) => 'See how to join',
  frozen: 'Your distribution is frozen',
  frozenNote:
    'Meanwhile you earn nothing new and cannot withdraw. What waits to be settled is settled as usual. Contact the mall if you have questions.',
}
