import { Text } from '@tarojs/components'
import { Cell } from './Cell'
import { CopyButton } from './CopyButton'
import styles from './CopyCell.module.scss'

interface CopyCellProps {
  label: string
  text: string
  /** of the button, as CopyButton's */
  name?: string
  className?: string
}

/** A row with a number that is long and wanted elsewhere. */
export const CopyCell = ({ label, text, name, className }: CopyCellProps) => (
  <Cell label={label} className={className}>
    <Text className={styles.text} selectable>
      {text}
    </Text>
    <CopyButton className={styles.copy} text={text} label={label} name={name} />
  </Cell>
)
