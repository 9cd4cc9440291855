import { Empty } from '@/ui/Empty'
import { useTexts } from '../texts'

/** The desk is for those a shop has appointed. */
export function NotVerifier() {
  const texts = useTexts()
  return <Empty className="t-not-verifier" icon="lock" text={texts.notVerifier} note={texts.notVerifierNote} />
}
