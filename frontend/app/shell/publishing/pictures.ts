/** The call that takes a picture for what is published, and answers where it is kept. */
export const PICTURES = '/api/v1/admin/blogs/images';
