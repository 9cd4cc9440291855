import type { RubikCubeItem } from '@mall/contract/diyComponents'
import { CubeOf } from './RubikCube'
import { squareOf } from './square'

/** Pictures where the operator has laid them. */
export const CustomCube = ({ item }: { item: RubikCubeItem }) => <CubeOf item={item} cube={squareOf(item)} />
