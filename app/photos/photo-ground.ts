/** Background of transparent pictures: JPEG has no transparency. */
export const PHOTO_GROUND = '#ffffff'
