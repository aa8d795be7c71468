import { film, picture, startContent, type ContentShop } from '../../support/content-shop.js';

let shop: ContentShop;
beforeAll(async () => {
  shop = await startContent();
});
beforeEach(() => shop.relieveAdmin());
afterAll(() => shop.close());

const served = (name: string) => shop.test.http.get(`/api/uploads/${name}`);

it('API-36 API-37 API-38 API-39 adds, changes, lists and deletes a video with its poster', async () => {
  const fields = { title: 'The watchmaker', model: 'WM 1', description: 'A film', link: '/about' };
  const files = [film('video'), await picture('poster')];
  const { body } = await shop.form('post', '/videos/add', fields, files).expect(201);
  const { video } = body;
  expect(video).toMatchObject({ ...fields, titleAr: '', descriptionAr: '' });
  await served(video.videoUrl).expect(200).expect('Content-Type', 'video/webm');
  await served(video.poster).expect(200);

  const path = `/videos/update/${video.id}`;
  const changed = await shop.form('put', path, { title: 'The maker', link: '' }).expect(200);
  expect(changed.body.video).toEqual({ ...video, title: 'The maker', link: null });
  expect(await shop.list('/videos')).toEqual([changed.body.video]);

  const newer = await shop.form('put', path, {}, [film('video')]).expect(200);
  expect(newer.body.video).toEqual({
    ...changed.body.video,
    videoUrl: expect.stringMatching(/\.webm$/),
  });
  expect(newer.body.video.videoUrl).not.toBe(video.videoUrl);
  await served(video.videoUrl).expect(404);

  await shop.send('delete', `/videos/${video.id}`).expect(200);
  await shop.send('delete', `/videos/${video.id}`).expect(404);
  await served(video.poster).expect(404);
});

it('API-37 ADM-VID-03 accepts a video without link and poster', async () => {
  const { body } = await shop
    .form('post', '/videos/add', { title: 'Short' }, [film('video')])
    .expect(201);
  expect(body.video).toMatchObject({ link: null, poster: null, model: '', description: '' });
});
