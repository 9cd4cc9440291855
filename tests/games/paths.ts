const at = (path: string) => `promotionpages/game/${path}/${path}`

export const pages = {
  turntable: at('turntable'),
  cards: at('cards'),
  egg: at('smash_eggs'),
  record: at('record'),
  login: 'pages/login/login/login',
} as const

/** What is touched to draw. */
export const touch = { turntable: '.t-draw', cards: '.t-draw', egg: '.t-egg' } as const
export type Face = keyof typeof touch
export const faces = Object.keys(touch) as Face[]
export const lottery = (face: Face) => `/${face}/api/${face}/lottery`
