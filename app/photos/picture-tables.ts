/** Every table that refers to stored pictures: what none of them names is deleted after a while, and in no backup. */
export const PICTURE_TABLES = [
  'propertyPhotos',
  'propertyPlans',
  'complexPhotos',
  'complexPlans',
  'deletedPropertyPhotos',
] as const
