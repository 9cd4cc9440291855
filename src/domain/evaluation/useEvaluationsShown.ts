import { useData } from '@/api/useData'
import { useIsMember } from '@/session/token'

/** The mall may hide what shoppers say, from guests or from everybody; false until it is known. */
export function useEvaluationsShown(): boolean {
  const config = useData('/api/goodsevaluate/config', {}, { silent: true }).data
  const member = useIsMember()
  return config?.evaluate_status === 1 && (member || config.evaluate_show === 1)
}
