// The entry of H5 (config/h5.ts): runs the code of the first load in pieces, so that a finger is answered between them.

const pieces = [
  () => import(/* webpackMode: "eager" */ './reactPiece'),
  () => import(/* webpackMode: "eager" */ './taroPiece'),
  () => import(/* webpackMode: "eager" */ '@/start/start'),
  () => import(/* webpackMode: "eager" */ '@/app'),
  // Taro's entry is made of this file
  () => import(/* webpackMode: "eager" */ '@/app.config'),
]

/** An error that nobody catches: it is then shown and told as one. */
const failed = (error: unknown) =>
  setTimeout(() => {
    throw error
  })

function next() {
  void pieces
    .shift()?.()
    .then(() => setTimeout(next), failed)
}
// the scripts themselves have just been read
setTimeout(next)
