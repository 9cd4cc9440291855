import type { Sim } from '../sim'
import { openOverlay, OpenOnes } from './overlays'
import type { Screen } from './screen'
import type { Chrome, QuestionKind } from './types'

export interface Consent extends Pick<Chrome, 'question' | 'payment' | 'share'> {
  touchQuestion(allow: boolean): void
  closePayment(): void
  touchShare(send: boolean): void
  /** The sheet of whom to send to belongs to the page it was opened on. */
  pageChanged(): void
}

type Paid = 'paid' | 'cancelled' | 'failed'

const titles: Record<QuestionKind, string> = {
  privacy: '用户隐私保护提示',
  scope: '申请获取以下权限',
  phone: '申请获取并验证你的手机号',
  subscribe: '申请给你发送以下消息',
  transfer: '商家转账',
  receipt: '确认收货',
}
const choices: Record<QuestionKind, [refuse: string, allow: string]> = {
  privacy: ['拒绝', '同意'],
  scope: ['拒绝', '允许'],
  phone: ['不允许', '允许'],
  subscribe: ['取消', '允许'],
  transfer: ['取消', '确认收款'],
  receipt: ['取消', '确认收货'],
}

/** The sheets in which a person agrees, pays or sends. */
export function createConsent(sim: Sim, screen: Screen): Consent {
  const { make } = screen
  const questions = new OpenOnes<boolean>()
  const payments = new OpenOnes<Paid>()
  const shares = new OpenOnes<boolean>()
  const name = sim.app.config.window?.navigationBarTitleText ?? sim.options.appId

  const sheet = (label: string, ...parts: (HTMLElement | false)[]) =>
    make(
      'div',
      { class: 'sim-sheet sim-consent', attributes: { role: 'dialog', 'aria-modal': 'true', 'aria-label': label } },
      make('h3', '', name),
      ...parts,
    )
  const button = (kind: string, words: string, tap: () => void) => make('button', { class: `sim-${kind}`, tap }, words)

  return {
    async question(kind, words, decided) {
      if (decided !== undefined && !sim.options.byHand) return decided
      const [refuse, allow] = choices[kind]
      return questions.add(
        openOverlay<boolean>(screen, 'sim-dim sim-low', (answer) =>
          sheet(
            titles[kind],
            make('h2', '', titles[kind]),
            ...words.map((line) => make('p', '', line)),
            make(
              'div',
              'sim-pair',
              button('refuse', refuse, () => answer(false)),
              button('allow', allow, () => answer(true)),
            ),
          ),
        ),
      )
    },
    async payment(decided) {
      if (decided !== 'silent' && !sim.options.byHand) return decided
      return payments.add(
        openOverlay<Paid>(screen, 'sim-dim sim-low', (answer) =>
          sheet(
            '支付',
            make('h2', '', '微信支付'),
            make('p', '', 'simulator, not WeChat'),
            make(
              'div',
              'sim-pair',
              button('pay-cancel', '取消', () => answer('cancelled')),
              button('pay-fail', '支付失败', () => answer('failed')),
              button('pay-confirm', '确认支付', () => answer('paid')),
            ),
          ),
        ),
      )
    },
    share({ title = name, imageUrl }) {
      return shares.add(
        openOverlay<boolean>(
          screen,
          'sim-dim sim-low',
          (answer) =>
            sheet(
              '发送给朋友',
              make('h2', '', '发送给：文件传输助手'),
              make(
                'div',
                'sim-card',
                Boolean(imageUrl) && make('img', { attributes: { src: screen.picture(imageUrl ?? ''), alt: '' } }),
                make('span', '', title),
              ),
              make(
                'div',
                'sim-pair',
                button('share-cancel', '取消', () => answer(false)),
                button('share-confirm', '发送', () => answer(true)),
              ),
            ),
          () => false,
        ),
      )
    },
    touchQuestion: (allow) => open(questions, 'no question is open').answer(allow),
    closePayment: () => open(payments, 'no payment is open').answer('cancelled'),
    touchShare: (send) => open(shares, 'nothing is being shared').answer(send),
    pageChanged: () => shares.last?.answer(false),
  }
}

function open<Answer>(ones: OpenOnes<Answer>, none: string) {
  if (!ones.last) throw new Error(none)
  return ones.last
}
