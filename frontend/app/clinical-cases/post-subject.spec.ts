import { titleOfPost } from './post-subject';

describe('What a post is called', () => {
  it('is the diagnosis of a case and the title of an image', () => {
    expect(titleOfPost({ kind: 'case', title: '', diagnosis: 'Acute cholecystitis' })).toBe(
      'Acute cholecystitis',
    );
    expect(titleOfPost({ kind: 'image', title: 'Gallstones', diagnosis: '' })).toBe('Gallstones');
  });

  it('[CA-06] says that there is none', () => {
    expect(titleOfPost({ kind: 'case', title: '', diagnosis: '' })).toBe('No diagnosis Available');
  });
});
