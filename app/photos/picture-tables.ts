/**
 * Every table that refers to stored pictures. Pictures that none of them names are deleted later and are in no backup.
 */
export const PICTURE_TABLES = [
  'propertyPhotos',
  'propertyPlans',
  'complexPhotos',
  'complexPlans',
  'versionPhotos',
  'asesorPhotos',
] as const
