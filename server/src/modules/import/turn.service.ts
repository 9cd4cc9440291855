/** For who writes the rows of a list outside of an import (modules/content). */
export { forgetRow, takeTurn } from './import.store'
