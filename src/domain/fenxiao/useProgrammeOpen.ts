import { useAddon } from '@/session/boot'
import { useIsMember } from '@/session/token'

/** Its calls answer: they are for members, and none does while the addon is off. */
export function useProgrammeOpen(): boolean {
  const isOn = useAddon('fenxiao')
  return useIsMember() && isOn
}
