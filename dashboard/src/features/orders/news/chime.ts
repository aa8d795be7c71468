const NOTES = [880, 1174.66];
const NOTE_S = 0.18;
const VOLUME = 0.15;

/** Plays two short notes. Browsers allow it once the page was clicked. */
export const chime = (): void => {
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  NOTES.forEach((frequency, index) => {
    const note = new OscillatorNode(audio, { frequency });
    const volume = new GainNode(audio, { gain: VOLUME });
    const from = audio.currentTime + index * NOTE_S;
    volume.gain.setTargetAtTime(0, from + NOTE_S / 2, NOTE_S / 3);
    note.connect(volume).connect(audio.destination);
    note.start(from);
    note.stop(from + 2 * NOTE_S);
    if (index === NOTES.length - 1) note.onended = () => void audio.close();
  });
};
