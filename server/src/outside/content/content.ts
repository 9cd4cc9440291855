/** Where the words or pictures will stand (WeChat's scenes): 1 profile, 2 comment, 3 forum, 4 social log. */
export type ContentScene = 1 | 2 | 3 | 4

/** `pending`: nobody could say so far; it waits for a person or a later answer, and is not shown. */
export type ContentVerdict = 'pass' | 'refuse' | 'pending'

export interface PictureVerdict {
  verdict: ContentVerdict
  /** names a verdict that will come by itself; '' = none will */
  trace: string
}

export interface Author {
  /** of the mini-program; '' = unknown */
  openid: string
  scene: ContentScene
}

/** Holds what shoppers write and show against the law. Never throws: who cannot ask answers `pending`. */
export interface ContentCheck {
  /** asks over the network: not within a transaction */
  isOutside: boolean
  text(words: string, author: Author): Promise<ContentVerdict>
  /** `address`: where the checker can fetch it. */
  picture(address: string, author: Author): Promise<PictureVerdict>
}

/** A mall without a checker: everything waits for a person. */
export const absentContentCheck: ContentCheck = {
  isOutside: false,
  text: () => Promise.resolve('pending'),
  picture: () => Promise.resolve({ verdict: 'pending', trace: '' }),
}

/** Refuses what names itself so, leaves undecided what says so, passes the rest. */
export const developmentContentCheck: ContentCheck = {
  isOutside: false,
  text: (words) => Promise.resolve(verdictOn(words)),
  picture: (address) => Promise.resolve({ verdict: verdictOn(address), trace: '' }),
}

const verdictOn = (text: string): ContentVerdict =>
  /违规测试|refuse-me/.test(text) ? 'refuse' : /待审测试|check-down/.test(text) ? 'pending' : 'pass'
