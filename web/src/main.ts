import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import icons from './art/icons.svg?raw';
import { watchForFaults } from './lib/faults';
import { settings } from './lib/settings.svelte';
import { addSprite } from './lib/sprite';
import { loadTexts } from './lib/text.svelte';

watchForFaults();
addSprite(icons);
await loadTexts(settings.language);
mount(App, { target: document.getElementById('app')! });
