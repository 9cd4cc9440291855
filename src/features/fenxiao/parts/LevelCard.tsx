import type { FenxiaoLevel } from '@mall/contract/fenxiao'
import { LevelHead, type LevelState } from '@/domain/level/LevelHead'
import { Card } from '@/ui/Card'
import { Rates } from './Rates'

interface LevelCardProps {
  level: FenxiaoLevel
  paid: number
  state: LevelState
}

export const LevelCard = ({ level, paid, state }: LevelCardProps) => (
  <Card className={`t-level t-level-${state}`}>
    <LevelHead name={level.level_name} state={state} />
    <Rates level={level} paid={paid} />
  </Card>
)
