/** The API endpoint that stores an uploaded picture and returns its URL. */
export const PICTURES = '/api/v1/admin/blogs/images';
