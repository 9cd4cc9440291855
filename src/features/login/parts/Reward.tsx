import { useEffect } from 'react'
import { answerPopup } from '@/start/signIn'
import { WelcomeGift } from '@/domain/welcome-gift/WelcomeGift'
import { leaveLogin } from '@/navigation/leaveLogin'
import { currentSignIn, useSignInState } from '@/session/signInState'

/** The welcome gift of a login; closing it goes on to where the shopper wanted. */
export function Reward({ back }: { back: string | undefined }) {
  const open = useSignInState() === 'rewarding'
  const close = async () => {
    // the page below may hold the same popup
    if (currentSignIn().state !== 'rewarding') return
    await answerPopup('closed')
    await leaveLogin(back)
  }
  // a page that is left takes its popup along
  useEffect(() => () => void answerPopup('closed'), [])
  return <WelcomeGift open={open} onClose={() => void close()} />
}
