export default {
  title: 'Promotion poster',
  subjects: { home: () => 'The mall', market: () => 'The market' },
  further: (subject: string, number: number) => `${subject} ${number}`,
  picture: (subject: string) => `${subject}: poster with your picture, your name and a QR code`,
  card: { home: 'Come and look around with me', market: 'Good things picked for you, have a look' },
  how: {
    1: () => 'Friends who scan the code or open the link and log in count as brought in by you',
    2: () => 'Friends who scan the code or open the link count as brought in by you with their first order',
    3: () => 'Friends who scan the code or open the link count as brought in by you with their first payment',
  },
}
