export default {
  position: (at: number, of: number) => `${at}/${of}`,
  look: (at: number, of: number) => `View picture ${at} of ${of}`,
}
