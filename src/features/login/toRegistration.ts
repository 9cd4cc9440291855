import { routes } from '@/routes'
import { open } from '@/navigation/open'
import { setSignIn } from '@/session/signInState'
import { toast } from '@/session/toast'
import { useTexts } from './texts'

/** Nobody becomes a member unasked in this mall: the registration, with the mobile that was typed (section 5). */
export async function toRegistration(mobile: string | undefined, back: string | undefined): Promise<void> {
  setSignIn({ mobile })
  await open(routes.register, { back })
  toast(useTexts.get().unknownMobile)
}
