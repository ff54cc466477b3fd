/** What is seen through a transparent picture: JPEG has no transparency. */
export const PHOTO_GROUND = '#ffffff'
