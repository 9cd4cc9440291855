import { cubeBlock } from './RubikCube'
import { squareOf } from './square'

/** Pictures where the operator has laid them. */
export const OwnCube = cubeBlock(squareOf)
